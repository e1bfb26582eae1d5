import type { ReactNode } from 'react';

import { sharedTexts } from '../../bundled';
import { Button } from './button';
import classes from './status-line.module.css';

interface StatusLineProps {
  /** `empty`: there is nothing to load. */
  tone: 'busy' | 'problem' | 'empty';
  text: ReactNode;
  onRetry?: () => void;
  /** Links to something else. */
  children?: ReactNode;
}

/** Progress or failure of loading, or its lack, in one line; the page keeps its records. */
export function StatusLine({ tone, text, onRetry, children }: StatusLineProps) {
  return (
    <div className={classes['line']} data-tone={tone}>
      <p role="status">{text}</p>
      {onRetry && <Button onClick={onRetry}>{sharedTexts.tryAgain}</Button>}
      {children}
    </div>
  );
}
