import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { enumerations } from '../build/enumerations'
import { exampleCode } from '../build/example-code'
import { kitFacts, namesIn } from '../build/facts'
import { missingFields, type Guide } from './internal/stories/guide'
import { listsIn, offers, displaysOf, DISPLAYS, NOT_DISPLAYED, valuesOf } from './internal/stories/displayed-values'

interface Story {
  args?: object
  tags?: readonly string[]
  play?: (...context: never[]) => unknown
  /** Set if the story renders something other than its component with its arguments. */
  render?: unknown
}

interface StoryFile {
  /** The documented folder, relative to `src`. */
  folder: string
  /** Story names in source order, which is the order in the sidebar. */
  names: readonly string[]
  stories: ReadonlyMap<string, Story>
  guide: Guide | undefined
  /** Its path in the sidebar. */
  title: string
  /** The documented component. */
  component: unknown
  /** Arguments of its first story. */
  args: Readonly<Record<string, unknown>>
  /** Enumeration values of the contract that its stories declare: `field=value`, or a whole list. */
  shown: ReadonlySet<string>
  /** Source of the documented components. */
  source: string
}

const SOURCE = fileURLToPath(new URL('.', import.meta.url))

/** Not visible, so it has no stories for themes. */
const UNSEEN = new Set(['components/content/visually-hidden'])

/** They use no token for a colour or a size. */
const WITHOUT_TOKENS: readonly string[] = [
  'components/content/icon',
  'components/content/virtual-rows',
  'components/content/visually-hidden',
]

/** Pages whose stories combine several parts or document an internal part, so they have no example code. */
const WITHOUT_CODE: readonly string[] = [
  'Components/Content/Icon',
  'Components/Content/VirtualRows',
  'Components/Feedback/LazyBoundary',
  'Components/Feedback/Toast',
  'Office/Parts/AmountToPayBack',
  'Office/Screens/CloseSheet',
  'Office/Parts/CreditDone',
  'Office/Screens/MissingSheet',
  'Office/Parts/NoteList',
  'Office/Screens/PayDialog',
  'Office/Screens/RefundSheet',
  'Office/Parts/RequiredAction',
  'Office/Screens/ShipSheet',
  'Office/Screens/DisableDialog',
  'Office/Screens/RoleDialog',
]

/**
 * Wrappers that only translate another screen's view. The stories of OrderScreen, ApplicationsScreen and TodayScreen
 * cover them.
 */
const WORDING: readonly string[] = ['DecidingScreen', 'FullOrderScreen']

/** An event prop: the component is interactive, so it needs keyboard support. */
const EVENT_PROP = /^ {2}on[A-Z]\w*\??:/m

/** A native control, or a link by the app's own element; hidden ones do not count. */
const CONTROL = /(?<!\w)<(button|a|input|select|textarea|summary|Element)\b(?! (hidden|type="hidden"))/

/** A key press in a play function. */
const KEY_PRESS = /userEvent\.(keyboard|tab)\(|\{(Enter|Escape|Arrow\w+|Space)\}/

function read(folder: string, pick: (file: string) => boolean): string {
  const files = readdirSync(join(SOURCE, folder)).filter(pick)
  return files.map((file) => readFileSync(join(SOURCE, folder, file), 'utf8')).join('\n')
}

async function readStories(file: string): Promise<StoryFile> {
  const folder = dirname(file)
  const text = readFileSync(join(SOURCE, file), 'utf8')
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!)
  const module = (await import(join(SOURCE, file))) as Record<string, Story> & {
    default: Story & { title: string; component?: unknown; parameters?: { guide?: Guide } }
  }
  const stories = new Map(names.map((name) => [name, module[name]!]))
  return {
    folder,
    names,
    stories,
    guide: module.default.parameters?.guide,
    title: module.default.title,
    component: module.default.component,
    args: { ...module.default.args, ...module.Default?.args },
    shown: new Set([
      ...listsIn(text),
      ...valuesOf([...stories.values()].map(({ args }) => ({ ...module.default.args, ...args }))),
    ]),
    source: read(folder, (name) => name.endsWith('.tsx') && !name.includes('.stories.')),
  }
}

const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort()
const files = await Promise.all(paths.filter((file) => !file.startsWith('internal')).map(readStories))
const folders = [...new Set(files.map(({ folder }) => folder))].map((folder) => {
  const group = files.filter((file) => file.folder === folder)
  return {
    folder,
    names: group.flatMap(({ names }) => names),
    stories: group.flatMap(({ stories }) => [...stories.values()]),
    guides: group.flatMap(({ guide }) => (guide === undefined ? [] : [guide])),
    interactive: group.some(({ source }) => EVENT_PROP.test(source)),
    drawsControl: group.some(({ source }) => CONTROL.test(source)),
  }
})
const { parts, shapes } = kitFacts()
/** Pages need no guide: their addresses decide which one is shown. */
const components = folders.filter(({ folder }) => !/^(screens|office)\//.test(folder))
const looks = folders.filter(({ folder }) => !UNSEEN.has(folder))

describe('every story file', () => {
  it.each(files)('$folder begins with Default', ({ names }) => {
    expect(names[0]).toBe('Default')
  })

  it.each(files)('$folder shows the component before any interaction in Default', ({ stories }) => {
    const tags = stories.get('Default')?.tags ?? []
    expect(tags.filter((tag) => tag === 'behaviour' || tag === 'reaches')).toEqual([])
  })
})

describe('the guide of every component', () => {
  it.each(components)('$folder has a guide with when to use, when not to use, do and don’t', ({ guides }) => {
    const [guide] = guides
    const { use, avoid, do: dos, dont } = guide ?? { use: [], avoid: [], do: [], dont: [] }
    expect([use, avoid, dos, dont].map(({ length }) => length > 0)).toEqual([true, true, true, true])
  })
})

describe('every page of the sidebar', () => {
  it.each(files)('$folder belongs to a group', ({ title }) => {
    expect(title.split('/')).toHaveLength(3)
  })

  it.each(files.filter(({ guide }) => guide !== undefined))('$folder has a complete guide', ({ guide }) => {
    expect(missingFields(guide!)).toEqual([])
  })
})

describe('the generated parts of every component page', () => {
  it('lists the tokens or names the part that has them', () => {
    const plain = components.filter(
      ({ folder }) => parts[folder]!.tokens.length === 0 && parts[folder]!.uses.length === 0,
    )
    expect(plain.map(({ folder }) => folder)).toEqual(WITHOUT_TOKENS)
  })

  const drawn = files.filter(({ stories }) => stories.get('Default')?.render === undefined)
  const codes = drawn.map(({ folder, title, component, args }) => ({
    folder,
    title,
    code: exampleCode({ component, args, folder }, parts),
  }))

  it('shows example code with its imports', () => {
    expect(codes.filter(({ code }) => code === undefined).map(({ title }) => title)).toEqual(WITHOUT_CODE)
    const written = codes.filter(
      ({ folder, code }) => code !== undefined && !code.includes(`from '@skafferi/ui/${folder}'`),
    )
    expect(written.map(({ title }) => title)).toEqual([])
  })

  it('never names a story helper in example code', () => {
    expect(
      codes.filter(({ code }) => /\b(mock|spy|fn\(|story[A-Z])/.test(code ?? '')).map(({ title }) => title),
    ).toEqual([])
  })
})

it('gives every public screen its own stories, except those that only translate another screen’s view', () => {
  const exported = Object.entries(parts).flatMap(([folder, { exports }]) =>
    /^(screens|office)\//.test(folder) ? exports : [],
  )
  const shown = new Set(files.map(({ component }) => (component as { name?: string } | undefined)?.name))
  expect(exported.filter((name) => name.endsWith('Screen') && !shown.has(name))).toEqual(WORDING)
})

it('gives every area of screens a page in the atlas', () => {
  const atlas = read('../../../.storybook/docs/atlas', (file) => file.endsWith('.mdx'))
  const drawn = [...atlas.matchAll(/<Area area="([^"]+)" \/>/g)].map(([, area]) => `${area}/`)
  const screens = files.map(({ title }) => title).filter((title) => /^(Screens|Office)\//.test(title))
  expect(screens.filter((title) => !drawn.some((area) => title.startsWith(area)))).toEqual([])
})

describe('the keyboard support of every interactive component', () => {
  it.each(components.filter(({ interactive }) => interactive))('$folder has a keyboard map', ({ guides }) => {
    expect(guides.some(({ keys }) => keys.length > 0)).toBe(true)
  })

  it.each(components.filter(({ guides }) => guides.some(({ keys }) => keys.length > 0)))(
    '$folder tests its keyboard map in a story tagged "keyboard"',
    ({ stories }) => {
      const proofs = stories.filter(({ tags, play }) => tags?.includes('keyboard') && KEY_PRESS.test(String(play)))
      expect(proofs.length).toBeGreaterThan(0)
    },
  )
})

describe('every component that renders a native control', () => {
  it.each(components.filter(({ drawsControl }) => drawsControl))(
    '$folder shows hover, focus and pressed in States',
    ({ names }) => {
      expect(names).toContain('States')
    },
  )
})

describe('the looks of every component', () => {
  it.each(looks)('$folder is shown in dark and in high contrast', ({ names }) => {
    const shown = names.includes('Themes') || (names.includes('Dark') && names.includes('HighContrast'))
    expect(shown).toBe(true)
  })

  it.each(looks)('$folder is shown from right to left', ({ names }) => {
    expect(names.some((name) => name.startsWith('RightToLeft'))).toBe(true)
  })

  it.each(looks)('$folder is shown at the narrowest width', ({ names }) => {
    expect(names.some((name) => /narrow|phone/i.test(name))).toBe(true)
  })
})

it('has at least 400 stories, of which at least 120 have a play function', () => {
  const all = folders.flatMap(({ stories }) => stories)
  expect(all.length).toBeGreaterThanOrEqual(400)
  expect(all.filter(({ play }) => play !== undefined).length).toBeGreaterThanOrEqual(120)
})

it('describes every public prop, at the prop or by the shape of its type', () => {
  const exported = Object.entries(parts).flatMap(([folder, { exports }]) =>
    exports.filter((name) => name.endsWith('Props')).map((name) => ({ folder, name })),
  )
  const undescribed = exported.flatMap(({ folder, name }) =>
    ((shapes[`${folder}/${name}`] ?? shapes[name])?.fields ?? [])
      .filter(({ description: says, type }) => {
        const taken = namesIn(type).some((shape) => shapes[shape]?.description)
        return says === '' && !taken
      })
      .map((field) => `${name}.${field.name}`),
  )
  expect(undescribed).toEqual([])
})

describe('every enumeration of the contract', () => {
  const offered = offers((path) => readFileSync(join(SOURCE, path), 'utf8')).map(([value]) => value)
  const seen = new Set([...offered, ...files.flatMap(({ shown }) => [...shown])])
  const all = enumerations()

  it.each(all.filter(({ name }) => NOT_DISPLAYED[name] === undefined))('$name', ({ name, values }) => {
    const missing = displaysOf(name, values).filter(({ shownAs }) => !shownAs.some((value) => seen.has(value)))
    expect(missing.map(({ value }) => value)).toEqual([])
  })

  it('declares no list in a story that the contract does not have', () => {
    const names = all.map(({ name }) => name)
    expect(Object.keys({ ...NOT_DISPLAYED, ...DISPLAYS }).filter((name) => !names.includes(name))).toEqual([])
  })
})
