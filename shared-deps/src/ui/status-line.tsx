import { Button } from './button';
import classes from './status-line.module.css';

interface StatusLineProps {
  tone: 'busy' | 'problem';
  text: string;
  onRetry?: () => void;
}

/** Says quietly how loading goes; what is on the page stays. */
export function StatusLine({ tone, text, onRetry }: StatusLineProps) {
  return (
    <div className={classes['line']} data-tone={tone}>
      <p role="status">{text}</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}
