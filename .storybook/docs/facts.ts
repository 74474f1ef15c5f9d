import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { enumerations, type Enumeration } from '../../packages/ui/build/enumerations.ts'
import { kitFacts, type KitFacts } from '../../packages/ui/build/facts.ts'
import { listsIn, offers } from '../../packages/ui/src/internal/stories/displayed-values.ts'
import { snapshotCount, maxSnapshots } from '../snapshot-count.mjs'
import { storyFiles } from '../story-files.ts'
import { guideLines, guideText } from './guide-source.ts'
import { llmsText } from './llms.ts'

/** The documentation page of a component. */
export interface PartPage {
  /** `Dialog`. */
  name: string
  /** `Components/Overlays/Dialog`. */
  title: string
  /** `components/overlays/dialog`. */
  folder: string
  /** Its id in Storybook. */
  id: string
  /** The first version that has it; undefined for the first release. */
  since?: string
  /** What replaces it, if it is deprecated. */
  replacedBy?: string
  /** When to use it; empty for screens. */
  use: readonly string[]
  /** When to use something else; empty for screens. */
  avoid: readonly string[]
}

export interface DocsFacts extends KitFacts {
  /** The kit's version. */
  version: string
  /** URL of the sources with a trailing slash; empty if unknown. */
  sourceUrl: string
  /** URL of the issue tracker; empty if unknown. */
  issuesUrl: string
  enumerations: readonly Enumeration[]
  pages: readonly PartPage[]
  /** Story files that cover all values of an enumeration, by a generated list or a control's options. */
  lists: Readonly<Record<string, readonly string[]>>
  /** The number of snapshots of a full build on Chromatic, by group of stories. */
  snapshotCounts: readonly (readonly [group: string, pictures: number])[]
  /** The maximum number of snapshots. */
  maxSnapshots: number
  /** The pictures of stories in `review/pictures`, by name: `screens-cart-cartscreen--default-light-1280`. */
  pictures: readonly string[]
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const KIT = 'packages/ui/src/'

/** Pages of the kit's components, from the titles of their stories, and the lists those iterate over. */
function readStories(): Pick<DocsFacts, 'pages' | 'lists'> {
  const pages: PartPage[] = []
  const lists: Record<string, string[]> = {}
  const choices = offers((path) => read(KIT + path))
  for (const file of readdirSync(new URL(`../../${KIT}`, import.meta.url), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.stories.tsx')) continue
    const text = read(KIT + file)
    for (const list of listsIn(text)) (lists[list] ??= []).push(`./${KIT}${file}`)
    for (const [value, folder] of choices)
      if (file.startsWith(`${folder}/`)) (lists[value] ??= []).push(`./${KIT}${file}`)
    const title = /^ {2}title: (['"])([A-Z]\w+\/.+)\1/m.exec(text)?.[2]
    if (title === undefined) continue
    const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    pages.push({
      name: title.split('/').at(-1)!,
      title,
      folder: file.slice(0, file.lastIndexOf('/')),
      id: `${id}--docs`,
      since: guideText(text, 'since'),
      replacedBy: guideText(text, 'replacedBy'),
      use: guideLines(text, 'use'),
      avoid: guideLines(text, 'avoid'),
    })
  }
  return { pages, lists }
}

/** URLs of the repository: from package.json, or from the CI service. */
function repository(): Pick<DocsFacts, 'sourceUrl' | 'issuesUrl'> {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA = 'main' } = process.env
  const { repository: named } = JSON.parse(read('package.json')) as { repository?: string }
  const url = named ?? (GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`)
  return url
    ? { sourceUrl: `${url}/blob/${GITHUB_SHA}/`, issuesUrl: `${url}/issues/new` }
    : { sourceUrl: '', issuesUrl: '' }
}

function readFacts(): DocsFacts {
  const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string }
  return {
    ...kitFacts(),
    ...repository(),
    ...readStories(),
    version,
    enumerations: enumerations(),
    snapshotCounts: [...snapshotCount(storyFiles())],
    maxSnapshots,
    pictures: readdirSync(new URL('../../review/pictures', import.meta.url)).flatMap(
      (file) => /^(.+)\.webp$/.exec(file)?.[1] ?? [],
    ),
  }
}

/**
 * Facts for the documentation that are read from the sources, as the module `virtual:docs-facts`; the build also writes
 * them for language models, as `llms.txt`.
 */
export const docsFacts = (): Plugin => ({
  name: 'docs-facts',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(readFacts()) })
  },
  resolveId: (id) => (id === 'virtual:docs-facts' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:docs-facts' ? `export default ${JSON.stringify(readFacts())}` : undefined),
})
