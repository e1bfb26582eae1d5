import type { FastifyPluginCallback, FastifyPluginOptions } from 'fastify';

/** A plugin whose hooks and decorators are those of the instance that registers it, not of a child of its own. */
export function shared<Options extends FastifyPluginOptions>(
  plugin: FastifyPluginCallback<Options>,
): FastifyPluginCallback<Options> {
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
