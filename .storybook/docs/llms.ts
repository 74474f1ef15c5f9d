import type { DocsFacts, PartPage } from './facts.ts'

const GROUPS = ['Components', 'Commerce', 'Screens', 'Office'] as const

/** A component as one entry of a list: what it exports, from where, and when to use it. */
function entryOf({ name, folder, id, use, avoid }: PartPage, { parts, shapes }: DocsFacts): string {
  const names = (parts[folder]?.exports ?? []).filter((one) => /^[A-Z][a-z]/.test(one) && !shapes[one]).join(', ')
  return [
    `- [${name}](./?path=/docs/${id}): \`${names && `import { ${names} } from `}'@skafferi/ui/${folder}'\``,
    ...use.map((line) => `  - Use it for: ${line}`),
    ...avoid.map((line) => `  - Not for: ${line}`),
  ].join('\n')
}

/** The library as a text for language models, in the format of llmstxt.org. */
export function llmsText(facts: DocsFacts): string {
  const { pages, parts, version } = facts
  const groups = GROUPS.map((group) => {
    const entries = pages.filter(({ title, folder }) => title.startsWith(`${group}/`) && parts[folder])
    return `## ${group}\n\n${entries.map((page) => entryOf(page, facts)).join('\n')}\n`
  })
  return `# Skafferi component library ${version}

> React 19 components for a wholesale shop, from a button to complete screens, without data fetching.

- Each component has its own entry; there is no index: \`@skafferi/ui/components/actions/button\`.
- Styles: \`@skafferi/ui/styles.css\`, or \`base.css\` and a sheet per component. A brand is custom properties with the
  prefix \`--sk-\`, made on the page "Your brand".
- English texts are included; \`WordsProvider\` of \`@skafferi/ui/words\` replaces them.
- Props, examples and descriptions of every component: [manifests/components.json](./manifests/components.json).

${groups.join('\n')}`
}
