/**
 * The import law. Patterns refer back to their own groups ($1), so that a new feature, component or workspace is fenced
 * in without being listed here. scripts/import-rules.test.mjs breaks each rule once.
 */

/**
 * Code that looks at the house from outside: stories, tests and what only they use. It may see the demo world and the
 * layers beside its own.
 */
const OUTSIDE = '(\\.(stories|test)|/(stories|testing)/[^/]+|/story-[^/]+)\\.tsx?$'

/** The limits of the contracts as bare constants. */
const LIMITS = '^packages/api/src/generated/(admin/)?limits\\.ts$'

/** What the contract's package shows to others: its index, and the limits. */
const API_FACE = '^packages/api/src/(index|admin|generated/(admin/)?limits)\\.ts$'

/** What a feature of the domain shows the kit: types of views, and nothing that runs. */
const VIEWS = '^packages/domain/src/((shop|platform)/[^/]+|office)/views\\.ts$'

/** The shop's law, which everybody who needs it shares. */
const RULES = '^packages/domain/src/rules/'

/** What kit and store agree on: how text is read, messages are written, what can be ordered, what a brand is. */
const TYPED_TEXT =
  '^packages/domain/src/rules/(text/(amount-text|number-text|typed-text|messages)|errors/(message|office)-values|quantity/order-rule|brand/brand(-ramp)?)\\.ts$'

/** What the generator of pack shots shows. */
const PACKSHOTS = '^packages/packshots/src/index\\.ts$'

/**
 * Code that only the seller's office needs: its part of the domain, and parts of the kit. packages/ui/src/styles.css
 * leaves out the same parts of the kit.
 */
const OFFICE =
  '^packages/(domain/src/office/|ui/src/(office|internal/key-caps|components/[^/]+/' +
  '(command-menu|data-table|diff|form-page|import-wizard|side-sheet|timeline))/)'

/** The store's code that fills an empty database. */
const SEED = '^apps/store/src/seed'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import leads nowhere, or past the `exports` of a package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'by-name-not-by-path',
      comment: 'Another workspace is imported by its name, so that its `exports` decide what is public.',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'production-without-stories-and-tests',
      comment: 'What customers get does not contain stories or tests.',
      severity: 'error',
      from: { pathNot: [OUTSIDE, '^e2e/'] },
      to: { path: OUTSIDE },
    },
    {
      name: 'brand-nothing-internal',
      comment: 'Name and addresses of the shop are facts; they need nobody.',
      severity: 'error',
      from: { path: '^packages/brand/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/brand/' },
    },
    {
      name: 'api-nothing-internal',
      comment: 'The contract knows nobody.',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/api/' },
    },
    {
      name: 'domain-only-api',
      comment: 'The domain is shaped by the contract, and by nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: OUTSIDE },
      to: { path: '^(packages|apps)/', pathNot: ['^packages/domain/', API_FACE] },
    },
    {
      name: 'fixtures-only-api-and-rules',
      comment:
        "The demo world is shaped by the contract and follows the shop's rules, instead of writing them again; " +
        'its drawings are where the shop looks for them.',
      severity: 'error',
      from: { path: '^packages/fixtures/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: [
          '^packages/fixtures/',
          '^packages/brand/src/(content/(packs|blocks)|legal/[^/]+)\\.ts$',
          PACKSHOTS,
          RULES,
          API_FACE,
        ],
      },
    },
    {
      name: 'packshots-nothing-internal',
      comment: 'The drawings know nobody: what they draw is told to them.',
      severity: 'error',
      from: { path: '^packages/packshots/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/packshots/' },
    },
    {
      name: 'packshots-only-where-they-are-baked',
      comment: 'Pictures are files. Only what bakes and tests them draws; the demo world knows the shape of a record.',
      severity: 'error',
      from: { path: '^packages/fixtures/', pathNot: [OUTSIDE, '^packages/fixtures/src/bake\\.ts$'] },
      to: { path: '^packages/packshots/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-outside-also-world',
      comment: 'Tests of the domain may also use the demo world.',
      severity: 'error',
      from: { path: `^packages/domain/.*${OUTSIDE}` },
      to: { path: '^(packages|apps)/', pathNot: ['^packages/(domain|fixtures)/', API_FACE] },
    },
    {
      name: 'rules-only-rules',
      comment:
        "Rules are pure: browser and server share them, so they import other rules, the contract's limits and colours.",
      severity: 'error',
      from: { path: RULES, pathNot: OUTSIDE },
      to: { pathNot: [RULES, LIMITS, 'node_modules/culori/'] },
    },
    {
      name: 'areas-meet-in-the-index',
      comment: 'An area of the shop shows in its index.ts what it shares.',
      severity: 'error',
      from: { path: '^packages/domain/src/shop/([^/]+)/', pathNot: '/testing/' },
      to: {
        path: '^packages/domain/src/shop/[^/]+/',
        pathNot: ['^packages/domain/src/shop/$1/', '/src/shop/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'shop-and-office-apart',
      comment: 'Buyers and sellers share rules and the platform, and the platform needs neither of them.',
      severity: 'error',
      from: { path: '^packages/domain/src/(shop|office|platform)/', pathNot: OUTSIDE },
      to: { path: '^packages/domain/src/(shop|office)/', pathNot: '^packages/domain/src/$1/' },
    },
    {
      name: 'views-only-types',
      comment: 'What the kit sees of the domain is shapes: no hook, call or rule hides behind them.',
      severity: 'error',
      from: { path: VIEWS },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-nothing-internal',
      comment:
        "The kit knows no data: what it shows comes in by props, shaped as the domain's views. " +
        'It knows whose shop it is, and how text is read and written.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: OUTSIDE },
      to: { path: '^(packages|apps)/', pathNot: ['^packages/ui/', VIEWS, TYPED_TEXT] },
    },
    {
      name: 'ui-only-types-of-views',
      comment: 'The kit imports a view with `import type`.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: OUTSIDE },
      to: { path: VIEWS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-outside-world-and-domain',
      comment: "Stories and tests of the kit may use the demo world and the domain's views.",
      severity: 'error',
      from: { path: `^packages/ui/.*${OUTSIDE}` },
      to: { path: '^(packages|apps)/', pathNot: ['^packages/(brand|ui|domain|fixtures)/', API_FACE] },
    },
    {
      name: 'ui-layer-theme-and-words',
      comment: 'The lowest layer of the kit knows none above it.',
      severity: 'error',
      from: { path: '^packages/ui/src/(theme|words)/', pathNot: OUTSIDE },
      to: { path: '^packages/ui/src/(internal|components|commerce|screens)/' },
    },
    {
      name: 'ui-layer-internal',
      comment: 'What components share behind the scenes stands on their level.',
      severity: 'error',
      from: { path: '^packages/ui/src/internal/', pathNot: OUTSIDE },
      to: { path: '^packages/ui/src/(commerce|screens)/' },
    },
    {
      name: 'ui-layer-components',
      comment: 'Components know no shop word.',
      severity: 'error',
      from: { path: '^packages/ui/src/components/' },
      to: { path: '^packages/ui/src/(commerce|screens)/' },
    },
    {
      name: 'ui-layer-commerce',
      comment: 'Commerce components know no page.',
      severity: 'error',
      from: { path: '^packages/ui/src/commerce/' },
      to: { path: '^packages/ui/src/screens/' },
    },
    {
      name: 'shop-without-office',
      comment: 'What only the seller sees weighs on no page of the shop, and its style sheet does not know it.',
      severity: 'error',
      from: {
        path: '^(apps/web|packages/(domain/src|ui/src/(internal|components|commerce|screens)))/',
        pathNot: [OUTSIDE, OFFICE],
      },
      to: { path: OFFICE },
    },
    {
      name: 'web-only-api-domain-ui',
      comment: 'The app introduces the domain to the kit.',
      severity: 'error',
      from: { path: '^apps/(web|office)/', pathNot: [OUTSIDE, '^apps/web/demo/'] },
      to: { path: '^(packages|apps)/', pathNot: ['^apps/$1/', '^packages/(brand|domain|ui)/', API_FACE] },
    },
    {
      name: 'web-outside-also-world',
      comment: 'Stories, tests and the static demo of the app may also use the demo world.',
      severity: 'error',
      from: { path: `^apps/web/(demo/|.*${OUTSIDE})` },
      to: { path: '^(packages|apps)/', pathNot: ['^apps/web/', '^packages/(brand|domain|ui|fixtures)/', API_FACE] },
    },
    {
      name: 'store-only-rules',
      comment: 'The store shares the contract and the rules with the app, and nothing else.',
      severity: 'error',
      from: { path: '^apps/store/', pathNot: [OUTSIDE, SEED] },
      to: { path: '^(packages|apps)/', pathNot: ['^apps/store/', RULES, '^packages/(api|brand)/'] },
    },
    {
      name: 'store-only-types-of-api',
      comment:
        "The contract's client is for callers, as the command line is; " +
        'the store takes its types, its limits and its enumerations.',
      severity: 'error',
      from: { path: '^apps/store/', pathNot: [OUTSIDE, SEED, '^apps/store/src/cli/'] },
      to: {
        path: '^packages/api/',
        pathNot: '^packages/api/src/generated/(limits\\.ts|admin/values\\.ts|(admin/)?openapi\\.json)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'store-outside-also-world',
      comment: 'Tests and seed of the store may also use the demo world, the client and the domain.',
      severity: 'error',
      from: { path: ['^apps/store/.*' + OUTSIDE, SEED] },
      to: { path: '^(packages|apps)/', pathNot: ['^apps/store/', '^packages/(brand|domain|fixtures)/', API_FACE] },
    },
    {
      name: 'store-modules-meet-in-the-index',
      comment: 'A feature of the store does not reach into another.',
      severity: 'error',
      from: { path: ['^apps/store/src/modules/([^/]+/[^/]+)/', '^apps/store/src/modules/([^/]+)/[^/]+$'] },
      to: {
        path: '^apps/store/src/modules/',
        pathNot: [
          '^apps/store/src/modules/$1/',
          '^apps/store/src/modules/[^/]+/index\\.ts$',
          '^apps/store/src/modules/[^/]+/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'store-platform-without-modules',
      comment: 'The platform knows no part of the business.',
      severity: 'error',
      from: { path: '^apps/store/src/platform/', pathNot: OUTSIDE },
      to: { path: '^apps/store/src/(modules|cli|seed|local-admin|reading|app|admin|start)' },
    },
    {
      name: 'store-sql-stands-in-repos',
      comment: 'Statements and tables are met in `*.repo.ts`; others of the store may know the types of rows.',
      severity: 'error',
      from: {
        path: '^apps/store/src/',
        pathNot: [OUTSIDE, SEED, '^apps/store/src/platform/(db|backup)/', '\\.repo\\.ts$'],
      },
      to: { path: ['(^|/)drizzle-orm(/|$)', '^apps/store/src/platform/db/schema/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-imports-the-tooling',
      comment: 'What customers get does not contain the tooling; the build of a package and its settings are tooling.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '/vite\\.config\\.ts$|^packages/[^/]+/build/' },
      to: { path: '^(scripts|e2e|\\.storybook)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|node_modules|packshots/.*\\.svg)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['skafferi-source', 'import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts', '.css'],
    },
  },
}
