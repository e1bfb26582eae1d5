/** Puts the styles of a CSS module into the cascade layer that its package has. */
module.exports = function putIntoLayer(css) {
  return `@layer ${this.getOptions().layer} {\n${css}\n}`;
};
