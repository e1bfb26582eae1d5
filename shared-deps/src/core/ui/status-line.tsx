import { sharedTexts } from '../../bundled';
import { Button } from './button';
import classes from './status-line.module.css';

interface StatusLineProps {
  tone: 'busy' | 'problem';
  text: string;
  onRetry?: () => void;
}

/** Progress or failure of loading, in one line; the page keeps its records. */
export function StatusLine({ tone, text, onRetry }: StatusLineProps) {
  return (
    <div className={classes['line']} data-tone={tone}>
      <p role="status">{text}</p>
      {onRetry && <Button onClick={onRetry}>{sharedTexts.tryAgain}</Button>}
    </div>
  );
}
