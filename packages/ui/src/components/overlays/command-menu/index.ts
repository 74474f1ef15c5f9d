export type { CommandGroup, CommandItem } from './CommandList'
export { CommandMenu, type CommandMenuProps } from './CommandMenu'
export { useCommandKey } from './use-command-key'
