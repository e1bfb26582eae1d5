import './styles/layers.css';

export type * from '@school/contract';
export type * from './section/types';
export type { Api } from './api/api';
export { addressOf, dayAt, dayOf, isoDay, MAX_BEST_RESULTS, pad, resourceKeys } from '@school/contract';
export { attributes, sharedTexts } from '../bundled';
export * from '../format/dates';
export { longMonths, months } from '../format/month-names';
export * from '../format/links';
export { memoize } from '../format/memoize';
export { percentage } from '../format/percentage';
export { createKeys } from '../format/record-keys';
export {
  bannerSizes,
  cardPicture,
  coverOf,
  isPictureFile,
  noticePicture,
  pictureOf,
  sizedPicture,
} from '../format/pictures';
export { Island } from './hydration/island';
export { definePage, type Layout, type PageContext, type PageProps } from './section/page';
export type { ActorOf, RunningActors } from './section/page-actors';
export { type PageFact, useReport, useSite } from './ui/page-scope';
export { defineSection } from './section/section';
export {
  type FetchContext,
  type FetchEvent,
  type FetchMachine,
  fetchSetup,
  fetchStates,
  type FetchTag,
} from './api/fetch.machine';
export type { ApiError } from './api/remote-data';
export { request } from './api/request';
export { type FetchActor, fetchActor } from './section/fetch-actor';
export { Button, ButtonLink } from './ui/button';
export { Drawing, Icon } from './ui/icon';
export { Marked } from './ui/marked';
export { OuterLink } from './ui/outer-link';
export { Page } from './ui/page';
export { PageLink } from './ui/page-link';
export { PhoneLink } from './ui/phone-link';
export { Picture } from './ui/picture';
export { StatusLine } from './ui/status-line';
export { ErrorBoundary } from './ui/error-boundary';
export { ErrorNotice } from './ui/error-notice';
export { useInBrowser } from './ui/use-in-browser';
export { contentOf } from './content';
// this file serves `single-spa-react` as well
export { default } from 'single-spa-react';
import './styles';
