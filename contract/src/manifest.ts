import type { Language } from './languages';
import type { RouteData } from './routes';

/** A route in its section's manifest. */
export interface ManifestRoute extends RouteData {
  /** Chunk with the page's code; a page without code of its own has none. */
  page?: string;
}

/** The files and pages of a build in another language than English. */
export type LanguageBuild = Pick<Manifest, 'imports' | 'chunks' | 'css' | 'fonts' | 'routes' | 'parts'>;

/** A statechart in parts that can be compared: the name of each, and its details. */
export interface ChartParts {
  /** Path to type, first state and tags; the path of the chart itself is empty. */
  states: Record<string, string>;
  /** Path and event to guard, target and actions of its transitions, in their order. */
  transitions: Record<string, string>;
  /** Path and name of an actor. */
  actors: Record<string, string>;
  delays: Record<string, string>;
  /** Name to a hash of its code. */
  guards: Record<string, string>;
}

/** The manifest beside the files of a build; file names are relative to the package's folder. */
export interface Manifest {
  name: string;
  /** Specifier to entry file. */
  imports: Record<string, string>;
  /** Chunk name to file, lazy parts included. */
  chunks: Record<string, string>;
  css: string[];
  /** Every page fetches them ahead; earlier builds do not name them. */
  fonts?: string[];
  /** File to its subresource integrity. */
  integrity: Record<string, string>;
  routes: ManifestRoute[];
  /** Specifier of each entry to the names that it exports. */
  exports: Record<string, string[]>;
  /** Specifier of each entry, and name of each chunk, to the parts of shared-deps that it imports. */
  parts?: Record<string, string[]>;
  /** Shared specifier to the names that its files import from it. */
  uses: Record<string, string[]>;
  /** Package to the versions of its interface that this one works with, as its package.json says. */
  worksWith?: Record<string, string>;
  /** The package's statecharts by their ids; a build for development has none. */
  charts?: Record<string, ChartParts>;
  /** Builds in other languages; a package without one shows its English texts. */
  languages?: Partial<Record<Language, LanguageBuild>>;
  /** Version of the interface that this package offers to others. */
  interfaceVersion?: string;
}
