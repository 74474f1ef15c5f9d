export { useShell, type Shell } from './use-shell'
