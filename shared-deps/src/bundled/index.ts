// small functions without state: every file that uses one brings its own copy, so nothing has to be there
// before
export {
  attempt,
  attributes,
  contentLanguage,
  inScript,
  matchRoute,
  namedRecord,
  PAGE_DATA_ID,
  pageDataBlock,
  recordAddress,
  recordParameters,
  splitAtPageData,
} from '@school/contract';
export { sessionKeys } from '@school/contract/device-storage';
export { actorRegistry, registerActor, type RunningActor } from './actor-registry';
export { hasChoice, isChosen, isTyped } from './choices';
export { fileKind } from './file-kind';
export { fold, placeOf } from './fold';
export { containerOf, keepUntilRendered, removeLeft } from './leaving';
export { kindNames } from './kind-names';
export { markedParts } from './marked-parts';
export { type BootPhase, enterPhase } from './boot-phase';
export { idle, inBackground, isSparing, pause } from './timing';
export { paceAddress } from './pace-address';
export { removalMail } from './removal-mail';
export { removalTexts } from './removal-texts';
export { setPageAddress, setPageQuery } from './page-address';
export { shareAddress, type ShareOutcome } from './share-address';
export { sharedTexts } from './texts';
export { watchView } from './watch-view';
export { whenBack } from './when-back';
export { type SessionMemory, sessionMemory } from './session-memory';
