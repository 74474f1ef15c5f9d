import type { ReactNode } from 'react'
import { PageLink } from './GuideBlock'
import { useFacts } from './use-facts'

/** Links to the pages of components; those without a page are left out. */
export function PartLinks({ folders }: { folders: readonly string[] }) {
  return useLinks(folders)
}

function useLinks(folders: readonly string[]): ReactNode[] {
  const { pages } = useFacts()
  const found = folders.flatMap((folder) => pages.filter((page) => page.folder === folder).slice(0, 1))
  return found.flatMap<ReactNode>(({ id, name }, index) => [
    index > 0 ? ', ' : '',
    <PageLink key={id} id={id} name={name} />,
  ])
}

function Line({ title, folders }: { title: string; folders: readonly string[] }) {
  const links = useLinks(folders)
  if (links.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>{links}</dd>
    </div>
  )
}

/** The components that a component uses, and those that use it, from the imports. */
export function Related({ folder }: { folder: string }) {
  const { parts } = useFacts()
  const uses = parts[folder]?.uses ?? []
  const usedBy = Object.entries(parts)
    .filter(([, part]) => part.uses.includes(folder))
    .map(([other]) => other)
  if (uses.length + usedBy.length === 0) return null
  return (
    <>
      <h2 id="related">Related</h2>
      <dl className="docs-tokens sb-unstyled">
        <Line title="Uses" folders={uses} />
        <Line title="Used by" folders={usedBy} />
      </dl>
    </>
  )
}
