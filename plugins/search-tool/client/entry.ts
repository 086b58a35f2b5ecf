/* The tools as an entry of their own, for a page that has not started. */
import './entry.css';
import './register';
