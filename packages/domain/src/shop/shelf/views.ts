/** Shapes that the kit shows, as types only. */
export type { ArrangedPlace } from '../../rules/shelf/arrange'
export type * from './shared-shelf.view'
export type * from './shelf.view'
export type { AddFill } from './use-add-fill'
export type { ArrangeShelf } from './use-arrange-shelf'
export type { ShelfFilling } from './use-shelf'
export type { ShareShelf } from './use-share-shelf'
export type { SharedShelfPage } from './use-shared-shelf'
