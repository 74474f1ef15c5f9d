export { ShelfComposer, type ShelfComposerProps } from './ShelfComposer'
