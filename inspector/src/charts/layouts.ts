import type { Chart } from '@school/shared-deps/charts';
import Elk, { type ELK } from 'elkjs/lib/elk-api';

import { elkLayout } from './elk-layout';
import type { Layout } from './layout';

/** Layouts of charts, which ELK makes in a worker when a chart is first shown. */
export class Layouts {
  /** By the hash of the chart; undefined while it is made. */
  readonly #known = new Map<string, Layout | undefined>();
  readonly #elkAddress: string;
  readonly #changed: () => void;
  #elk: ELK | undefined;

  constructor(elkAddress: string, changed: () => void) {
    this.#elkAddress = elkAddress;
    this.#changed = changed;
  }

  /** The layout of a chart; undefined while it is being made. */
  of(chart: Chart): Layout | undefined {
    if (!this.#known.has(chart.hash)) {
      this.#known.set(chart.hash, undefined);
      void this.#make(chart);
    }
    return this.#known.get(chart.hash);
  }

  stop(): void {
    this.#elk?.terminateWorker();
  }

  async #make(chart: Chart): Promise<void> {
    try {
      this.#elk ??= new Elk({ workerUrl: this.#elkAddress });
      this.#known.set(chart.hash, await elkLayout(chart, this.#elk));
      this.#changed();
    } catch (error) {
      console.error(error);
    }
  }
}
