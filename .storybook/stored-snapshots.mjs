/**
 * The snapshots that are stored in this repository and compared by `npm run visual`. Fewer than Chromatic's
 * (snapshots.mjs), because everyone clones them.
 * @typedef {{ id: string, title: string, name: string }} Story of the built Storybook's list
 * @typedef {{ id: string, width: number, scheme: 'light' | 'dark', file: string }} Picture file: without its ending
 */

/** @type {[width: number, scheme: 'light' | 'dark'][]} */
const BOTH_SCHEMES = [
  [1280, 'light'],
  [1280, 'dark'],
]

/**
 * The story that shows most of a component: all its states, otherwise all four themes side by side, otherwise the
 * default.
 * @type {[name: string, looks: [width: number, scheme: 'light' | 'dark'][]][]}
 */
const FULLEST = [
  ['States', BOTH_SCHEMES],
  ['Themes', [[1280, 'light']]],
  ['Default', [[1280, 'light']]],
]

/**
 * Screens, wide and narrow, each scheme once.
 * @type {typeof FULLEST}
 */
const SCREENS = [
  [
    'Default',
    [
      [1280, 'light'],
      [390, 'dark'],
    ],
  ],
]

/** @type {Record<string, typeof FULLEST>} */
const GROUPS = { Components: FULLEST, Commerce: FULLEST, Screens: SCREENS, Office: SCREENS }

/**
 * The snapshots to store, ordered by browser window.
 * @param {Story[]} stories
 * @returns {Picture[]}
 */
export function storedSnapshots(stories) {
  const titles = [...new Set(stories.map(({ title }) => title))]
  const pictures = titles.flatMap((title) => {
    const storiesByName = new Map(stories.filter((story) => story.title === title).map((story) => [story.name, story]))
    const [name, looks] = GROUPS[title.split('/')[0] ?? '']?.find(([each]) => storiesByName.has(each)) ?? ['', []]
    const id = storiesByName.get(name)?.id ?? ''
    return looks.map(([width, scheme]) => ({ id, width, scheme, file: `${id}-${scheme}-${width}` }))
  })
  return pictures.toSorted((one, other) => windowOf(one).localeCompare(windowOf(other)))
}

/**
 * The settings of a window.
 * @param {Picture} picture
 */
const windowOf = ({ width, scheme }) => `${width} ${scheme}`
