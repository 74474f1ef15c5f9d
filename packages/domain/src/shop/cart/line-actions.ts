/** The buyer's actions on a line. */
export interface LineActions {
  /** Sets the pieces of a line; below 1 is ignored. Resolves to false if the store refused. */
  setQuantity: (event: { lineId: string; quantity: number }) => Promise<boolean> | void
  /** The user has typed another quantity into a line's field without leaving it; null if it is not valid. */
  type: (event: { lineId: string; quantity: number | null }) => void
  /** Adds or removes pieces; a result below 1 is ignored. */
  adjust: (event: { lineId: string; adjustment: number }) => void
  remove: (event: { lineId: string }) => void
  /** Acknowledges the changes of others. */
  keepCurrent: (event: { lineId: string }) => void
  /** Adds the pieces of a removed line again. The store puts them at the end of the cart. */
  undoRemove: (event: { lineId: string }) => void
}
