import type { FastifyPluginCallback, FastifyPluginOptions } from 'fastify';

/** Adds the hooks and decorators of a plugin to the instance that registers it, not to a child. */
export function shared<Options extends FastifyPluginOptions>(
  plugin: FastifyPluginCallback<Options>,
): FastifyPluginCallback<Options> {
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
