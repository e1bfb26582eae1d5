import type { ComponentProps, ReactNode } from 'react';

/** Classes of the whole site. */
const looks = { filled: 'button', outlined: 'button outlined', round: 'round' };

interface ButtonProps extends ComponentProps<'button'> {
  /** `filled`: the main action. `round`: an icon alone, with an `aria-label`. */
  kind?: keyof typeof looks;
}

export function Button({ kind = 'outlined', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={looks[kind]} />;
}

interface ButtonLinkProps {
  href: string;
  kind?: 'filled' | 'outlined';
  children: ReactNode;
}

/** A link that looks like a button. Only pages of the site open in the same tab. */
export function ButtonLink({ href, kind = 'outlined', children }: ButtonLinkProps) {
  const isPage = href.startsWith('/') && !href.startsWith('/api/');
  return (
    <a href={href} className={looks[kind]} {...(!isPage && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
