import { Card, CardTitle, type Day, DayLeaf } from '@school/shared-deps';

interface DocumentCardProps {
  title: string;
  date?: Day | undefined;
  /** The document, which opens in a new tab. */
  href?: string | undefined;
}

/** A circular or another paper of the school. */
export function DocumentCard({ title, date, href }: DocumentCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle href={href}>{title}</CardTitle>
    </Card>
  );
}
