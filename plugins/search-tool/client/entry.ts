/* Separate bundle entry of the tools, for pages that have not started. */
import './entry.css';
import './register';
