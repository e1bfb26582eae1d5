import Elk, { type ELK } from 'elkjs/lib/elk-api';

import type { Chart } from '../record/chart';
import { elkLayout } from './elk-layout';
import type { Layout } from './layout';

/** Layouts of charts, which ELK makes in a worker when a chart is first shown. */
export class Layouts {
  /** By the text of the chart: machines that are alike share one. */
  readonly #known = new Map<string, Promise<Layout>>();
  readonly #elkAddress: string;
  #elk: ELK | undefined;

  /** @param elkAddress where ELK's worker is */
  constructor(elkAddress: string) {
    this.#elkAddress = elkAddress;
  }

  of(chart: Chart): Promise<Layout> {
    this.#elk ??= new Elk({ workerUrl: this.#elkAddress });
    const key = JSON.stringify(chart);
    const layout = this.#known.get(key) ?? elkLayout(chart, this.#elk);
    this.#known.set(key, layout);
    return layout;
  }

  stop(): void {
    this.#elk?.terminateWorker();
  }
}
