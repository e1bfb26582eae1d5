const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders know each other in one direction. Tests are left out: they may use what is above them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: { ...options, exclude: { path: '\\.test\\.tsx?$|/testing/' } },
};
