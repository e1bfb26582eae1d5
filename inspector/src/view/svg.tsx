import { createElement, type ReactNode } from 'react';

import type { Drawn } from '../charts/draw';

const reactNames: Readonly<Record<string, string>> = { class: 'className' };

/** A drawn picture as React elements. */
export function toReact(drawn: Drawn | string, key: string | number, extra: object = {}): ReactNode {
  if (typeof drawn === 'string') return drawn;
  const attributes = Object.entries(drawn.attributes).map(([name, value]) => [nameInReact(name), value]);
  const children = drawn.children.map((child, index) => toReact(child, index));
  return createElement(drawn.tag, { key, ...Object.fromEntries(attributes), ...extra }, ...children);
}

function nameInReact(name: string): string {
  if (name.startsWith('aria-') || name.startsWith('data-')) return name;
  return reactNames[name] ?? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
