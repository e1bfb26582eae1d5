import { Card, CardDescription, CardFacts } from './card';

interface PlaceholderCardProps {
  title: string;
  /** Text of the spec, such as `DD.MM.YYYY`. */
  date?: string;
  text?: string;
  level?: 2 | 3;
}

/** Replaces the cards of an empty list (spec §8). */
export function PlaceholderCard({ date, text, ...card }: PlaceholderCardProps) {
  return (
    <Card {...card} isPlaceholder>
      {date !== undefined && <CardFacts>{date}</CardFacts>}
      {text !== undefined && <CardDescription>{text}</CardDescription>}
    </Card>
  );
}
