import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { enumerations } from '../build/enumerations'
import { exampleCode } from '../build/example-code'
import { kitFacts, namesIn } from '../build/facts'
import { lacks, type Guide } from './internal/stories/guide'
import { listsIn, offers, placesOf, PLACES, UNREAD, valuesOf } from './internal/stories/shown-values'

interface Story {
  args?: object
  tags?: readonly string[]
  play?: (...context: never[]) => unknown
  /** Where it draws something else than its component with its arguments. */
  render?: unknown
}

interface StoryFile {
  /** The folder it documents, below `src`. */
  folder: string
  /** Names of its stories in the order they are written, which is the order they are shown in. */
  names: readonly string[]
  stories: ReadonlyMap<string, Story>
  guide: Guide | undefined
  /** Its place in the sidebar. */
  title: string
  /** What it documents. */
  component: unknown
  /** Arguments of its first story. */
  args: Readonly<Record<string, unknown>>
  /** What its stories show of the contract's enumerations: `field=value`, or a whole list. */
  shown: ReadonlySet<string>
  /** Source of the components it documents. */
  source: string
}

const SOURCE = fileURLToPath(new URL('.', import.meta.url))

/** Nobody sees it, so it has no themes. */
const UNSEEN = new Set(['components/visually-hidden'])

/** They draw nothing that a token colours or measures. */
const WITHOUT_TOKENS: readonly string[] = ['components/icon', 'components/long-rows', 'components/visually-hidden']

/** Pages of what stories join from several parts, and of a part that stays inside its screen. */
const WITHOUT_CODE: readonly string[] = [
  'Components/Content/Icon',
  'Components/Feedback/Later',
  'Components/Content/LongRows',
  'Components/Feedback/Toast',
  'Office/Pages/CloseSheet',
  'Office/Pages/RefundSheet',
  'Office/Pages/DisableDialog',
]

/** The stories of OrderScreen, ApplicationsScreen and TodayScreen show what these lead to. */
const WORDING: readonly string[] = ['DecidingScreen', 'FullOrderScreen']

/** A prop that tells what somebody did: the part is worked with, so it is worked with by keyboard too. */
const EVENT_PROP = /^ {2}on[A-Z]\w*\??:/m

/** One of HTML's controls, or a link by the app's own element; one that nobody sees is none. */
const CONTROL = /<(button|a|input|select|textarea|summary|Element)\b(?! (hidden|type="hidden"))/

/** What a play function calls to press keys. */
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

const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'))
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
/** A page needs no guide: nobody chooses it, there is one for each address. */
const components = folders.filter(({ folder }) => !/^(screens|office)\//.test(folder))
const looks = folders.filter(({ folder }) => !UNSEEN.has(folder))

describe('every story file', () => {
  it.each(files)('$folder begins with Default', ({ names }) => {
    expect(names[0]).toBe('Default')
  })

  it.each(files)('$folder shows in Default how the thing is drawn, before anybody works with it', ({ stories }) => {
    const tags = stories.get('Default')?.tags ?? []
    expect(tags.filter((tag) => tag === 'behaviour' || tag === 'reaches')).toEqual([])
  })
})

describe('every component is documented for the person who chooses it', () => {
  it.each(components)('$folder has a guide that says when, when not, do and don’t', ({ guides }) => {
    const [guide] = guides
    const { use, avoid, do: dos, dont } = guide ?? { use: [], avoid: [], do: [], dont: [] }
    expect([use, avoid, dos, dont].map(({ length }) => length > 0)).toEqual([true, true, true, true])
  })
})

describe('every page of the sidebar', () => {
  it.each(files)('$folder stands in a group', ({ title }) => {
    expect(title.split('/')).toHaveLength(3)
  })

  it.each(files.filter(({ guide }) => guide !== undefined))('$folder has a guide that lacks nothing', ({ guide }) => {
    expect(lacks(guide!)).toEqual([])
  })
})

describe('every page of a component says what nobody writes by hand', () => {
  it('which tokens it takes, or whose', () => {
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

  it('how it is written, to be copied with what it imports', () => {
    expect(codes.filter(({ code }) => code === undefined).map(({ title }) => title)).toEqual(WITHOUT_CODE)
    const written = codes.filter(
      ({ folder, code }) => code !== undefined && !code.includes(`from '@skafferi/ui/${folder}'`),
    )
    expect(written.map(({ title }) => title)).toEqual([])
  })

  it('and never by the name of what stories have instead', () => {
    expect(
      codes.filter(({ code }) => /\b(mock|spy|fn\(|story[A-Z])/.test(code ?? '')).map(({ title }) => title),
    ).toEqual([])
  })
})

it('every screen that others may take has stories of its own, but those that only put another one’s views into words', () => {
  const exported = Object.entries(parts).flatMap(([folder, { exports }]) =>
    /^(screens|office)\//.test(folder) ? exports : [],
  )
  const shown = new Set(files.map(({ component }) => (component as { name?: string } | undefined)?.name))
  expect(exported.filter((name) => name.endsWith('Screen') && !shown.has(name))).toEqual(WORDING)
})

it('every area of screens has a page of the atlas', () => {
  const atlas = read('../../../.storybook/docs/atlas', (file) => file.endsWith('.mdx'))
  const drawn = [...atlas.matchAll(/<Area area="([^"]+)" \/>/g)].map(([, area]) => `${area}/`)
  const screens = files.map(({ title }) => title).filter((title) => /^(Screens|Office)\//.test(title))
  expect(screens.filter((title) => !drawn.some((area) => title.startsWith(area)))).toEqual([])
})

describe('every component that somebody works with is worked by keyboard', () => {
  it.each(components.filter(({ interactive }) => interactive))('$folder has a keyboard map', ({ guides }) => {
    expect(guides.some(({ keys }) => keys.length > 0)).toBe(true)
  })

  it.each(components.filter(({ guides }) => guides.some(({ keys }) => keys.length > 0)))(
    '$folder proves its keyboard map in a story tagged "keyboard"',
    ({ stories }) => {
      const proofs = stories.filter(({ tags, play }) => tags?.includes('keyboard') && KEY_PRESS.test(String(play)))
      expect(proofs.length).toBeGreaterThan(0)
    },
  )
})

describe('every component that draws a control itself', () => {
  it.each(components.filter(({ drawsControl }) => drawsControl))(
    '$folder shows in States how it looks under a hand',
    ({ names }) => {
      expect(names).toContain('States')
    },
  )
})

describe('every look has its stories', () => {
  it.each(looks)('$folder is shown in dark and in high contrast', ({ names }) => {
    const shown = names.includes('Themes') || (names.includes('Dark') && names.includes('HighContrast'))
    expect(shown).toBe(true)
  })

  it.each(looks)('$folder is shown from right to left', ({ names }) => {
    expect(names.some((name) => name.startsWith('RightToLeft'))).toBe(true)
  })

  it.each(looks)('$folder is shown on the narrowest screen', ({ names }) => {
    expect(names.some((name) => /narrow|phone/i.test(name))).toBe(true)
  })
})

it('the kit has at least 400 stories, and at least 120 of them act', () => {
  const all = folders.flatMap(({ stories }) => stories)
  expect(all.length).toBeGreaterThanOrEqual(400)
  expect(all.filter(({ play }) => play !== undefined).length).toBeGreaterThanOrEqual(120)
})

it('every prop that others may set is described, where it stands or by the shape it takes', () => {
  const exported = Object.entries(parts).flatMap(([folder, { exports }]) =>
    exports.filter((name) => name.endsWith('Props')).map((name) => ({ folder, name })),
  )
  const undescribed = exported.flatMap(({ folder, name }) =>
    ((shapes[`${folder}/${name}`] ?? shapes[name])?.fields ?? [])
      .filter(({ says, type }) => {
        const taken = namesIn(type).some((shape) => shapes[shape]?.says)
        return says === '' && !taken
      })
      .map((field) => `${name}.${field.name}`),
  )
  expect(undescribed).toEqual([])
})

describe('every value that the contract knows is seen in a story', () => {
  const offered = offers((path) => readFileSync(join(SOURCE, path), 'utf8')).map(([value]) => value)
  const seen = new Set([...offered, ...files.flatMap(({ shown }) => [...shown])])
  const all = enumerations()

  it.each(all.filter(({ name }) => UNREAD[name] === undefined))('$name', ({ name, values }) => {
    const missing = placesOf(name, values).filter(({ shownAs }) => !shownAs.some((value) => seen.has(value)))
    expect(missing.map(({ value }) => value)).toEqual([])
  })

  it('and no other list is named beside the contract', () => {
    const names = all.map(({ name }) => name)
    expect(Object.keys({ ...UNREAD, ...PLACES }).filter((name) => !names.includes(name))).toEqual([])
  })
})
