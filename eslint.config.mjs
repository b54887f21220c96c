import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { parser } from 'typescript-eslint';

/**
 * Only what oxlint lacks: the rules of hooks, accessibility of markup, and the bans of this project. No rule here asks
 * for types, so that a thousand files take seconds. Configuration objects replace each other's list of bans, therefore
 * the lists are put together from these parts.
 */
const SUBSCRIBE = {
  selector: "CallExpression[callee.property.name='subscribe']",
  message:
    'Hand the stream on, or keep its value in a StateValue, or run it as an Effect (src/kernel/state-value.ts): a subscription needs an owner that ends it.',
};

const HTML = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML'], " +
    "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/], CallExpression[callee.property.name='insertAdjacentHTML']",
  message: 'Show it as text, or through the one sanitiser: src/ui/content/html.',
};

const IMPURE = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0], " +
    "CallExpression[callee.object.name='Math'][callee.property.name='random'], CallExpression[callee.property.name='randomUUID']",
  message: 'The domain is pure: take the time, the id or the chance as an argument.',
};

const TAG = {
  selector: "MemberExpression[property.name='_tag']",
  message: 'Use isLeft, isRight or match of fp-ts/Either.',
};

const SUPERLATIVE = {
  selector: 'Identifier[name=/^(MOST|LONGEST|DEEPEST|LEAST|USUAL|PATIENCE)(_|$)/]',
  message: 'Limits are MAX_ or MIN_, defaults DEFAULT_, and waits end in _MS.',
};

/** Bans that hold in all of src. */
const EVERYWHERE = [HTML, TAG, SUPERLATIVE];

const OUTSIDE = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'process',
  'setTimeout',
  'setInterval',
];

const TESTS = ['**/*.test.{ts,tsx}', '**/*.fixtures.ts'];

const ban = (...bans) => ({ 'no-restricted-syntax': ['error', ...bans] });

export default [
  {
    ignores: [
      'dist',
      '.cache',
      'coverage',
      'node_modules',
      'contracts/provider',
      'contracts/pacts',
      'test-results',
      'playwright-report',
    ],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Focus roves inside a radio group, a toolbar or a grid; the group itself is not a stop.
      'jsx-a11y/interactive-supports-focus': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...ban(...EVERYWHERE),
    },
  },
  // A page that is nothing but one form starts in its first field.
  { files: ['src/shell/public/**'], rules: { 'jsx-a11y/no-autofocus': 'off' } },
  { files: ['src/ui/content/html/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/{application,modules,shell,parts,kit,interfaces,displays,layouts}/**'],
    ignores: TESTS,
    rules: ban(...EVERYWHERE, SUBSCRIBE),
  },
  {
    files: ['src/domain/**', 'src/kernel/**', 'src/**/*.rules.ts', 'src/**/*.query.ts'],
    ignores: [...TESTS, 'src/kernel/state-value.ts'],
    rules: { ...ban(...EVERYWHERE, SUBSCRIBE, IMPURE), 'no-restricted-globals': ['error', ...OUTSIDE] },
  },
];
