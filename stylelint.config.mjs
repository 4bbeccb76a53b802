/** House rules of the style sheets; each rule that is ours says why. */
export default {
  // Written by the build.
  ignoreFiles: ['components/foundations/_font-faces.generated.scss'],
  extends: 'stylelint-config-standard-scss',
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]+$',
      { message: 'Class names are camelCase: script reads them as properties.' },
    ],
    'declaration-no-important': [true, { message: 'Raise the order or the layer instead of !important.' }],
    'max-nesting-depth': [2, { ignore: ['pseudo-classes'], ignoreAtRules: ['include', 'media'] }],
    'color-no-hex': [
      true,
      { message: "Take a colour by its role: color('ink'), from components/foundations/_tokens.scss." },
    ],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla'],
      { message: "Take a colour by its role: color('ink')." },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'z-index': ['/^[1-9]\\d/'],
        outline: ['none', '0'],
        '/^(color|fill|stroke|border.*)$/': ["/color\\('ink'\\)/"],
      },
      {
        message:
          "z-index comes from layer('header'); outlines stay: they are the focus ring; ink is a ground, which the dark theme " +
          "keeps: text and rules take color('strong'), or color('on-accent') where their ground is light in both themes.",
      },
    ],
    'media-feature-range-notation': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'target-current'] }],
    'no-descending-specificity': null,
    'scss/at-mixin-argumentless-call-parentheses': 'never',
  },
  overrides: [
    {
      files: ['components/foundations/**/*.scss'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
        'scss/at-function-named-arguments': null,
      },
    },
  ],
};
