export default {
  extends: 'stylelint-config-standard',
  rules: {
    'value-keyword-case': ['lower', { ignoreProperties: ['composes'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
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
