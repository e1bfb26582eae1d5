/** A value, or one with brackets around others. */
const part = String.raw`(?:[^\s()]|\([^()]*\))+`;
/** Four values, of which left and right differ. */
const leftAndRight = new RegExp(`^${part} (${part}) ${part} (?!\\1$).+$`);

export default {
  extends: 'stylelint-config-standard',
  rules: {
    'value-keyword-case': ['lower', { ignoreProperties: ['composes'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    // start and end, so that a language from right to left has its sides; browsers before Chrome 118 know no
    // `float: inline-start`
    'property-disallowed-list': ['left', 'right', '/(?:^|-)(?:left|right)(?:-|$)/'],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      '/^(?:inset|margin|padding)$/': [leftAndRight],
    },
    'custom-property-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'target-current'] }],
  },
  overrides: [
    {
      // dresses parts that a library has named
      files: ['**/*.sheet.css'],
      rules: { 'selector-class-pattern': null, 'custom-property-pattern': null },
    },
  ],
};
