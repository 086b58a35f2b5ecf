import type {ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Props} from '@theme/PageFeedback';
import {PLUGIN_NAME} from '../../shared/types';
import type {FeedbackSettings} from '../../shared/types';
import HelpfulForm from './HelpfulForm';
import ReportLink from './ReportLink';
import {feedbackTexts} from './texts';

/** What readers can say of a page. */
export default function PageFeedback(page: Props): ReactNode {
  const settings = usePluginData(PLUGIN_NAME) as FeedbackSettings;
  const props = {page, settings, texts: feedbackTexts()};
  return (
    <div className="feedback">
      <HelpfulForm {...props} />
      <ReportLink {...props} />
    </div>
  );
}
