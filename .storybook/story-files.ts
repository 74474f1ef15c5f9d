import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url)

/** Every story file with its text, found without git, which may be missing. */
export const storyFiles = () =>
  ['packages/ui/src/', 'apps/web/src/', '.storybook/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => [folder + file, readFileSync(new URL(folder + file, root), 'utf8')] as const),
  )
