import type { Availability } from '../../rules/catalogue/stock'
import type { CorrectionReason, StockMovementKind } from '../../rules/catalogue/stock-movement'
import type { DateTimeView } from '../date-time'
import type { ListPage } from '../office.view'

export type { CorrectionReason, StockMovementKind } from '../../rules/catalogue/stock-movement'

/** An article whose stock can be added to. */
export interface StockArticleView {
  sku: string
  /** The variant's name. */
  title: string
  /** Free pieces, formatted. */
  free: string
  availability: Availability
  /** First day of dispatch of pieces that are not in stock ("2027-02-01"); empty if there is none. */
  availableFrom: string
}

/** The articles of a product, in order. Those without a SKU are missing. */
export interface ProductStockView {
  title: string
  articles: readonly StockArticleView[]
}

/** A change that adds to a stock. Texts may be empty. */
export type StockChange =
  | {
      kind: 'goods_in'
      sku: string
      /** Pieces that came in. */
      pieces: number
      /** First day of dispatch of pieces that are still to come; empty if none are; null to leave it. */
      availableFrom: string | null
      reference: string
    }
  | {
      kind: 'correction'
      sku: string
      /** Pieces, negative if they are gone. */
      pieces: number
      reason: CorrectionReason
      note: string
    }

/** What a correction begins with: the pieces of goods in that were booked by mistake. */
export interface CorrectionStart {
  sku: string
  /** Pieces to add, negative to take away. */
  pieces: number
  reason: CorrectionReason
}

/** A stock after a change. */
export interface StockResultView {
  sku: string
  /** Free pieces. */
  free: number
  /** Pieces that went to orders that waited for them. */
  served: number
}

/** A change of a stock in the past. */
export interface StockMovementView {
  id: string
  time: DateTimeView
  /** The variant's name and SKU; null if the product has only one. */
  variant: string | null
  kind: StockMovementKind
  /** Signed, "+60" or "−12". */
  change: string
  /** Free pieces afterwards. */
  stock: string
  order: { number: string; company: string; href: string } | null
  reason: CorrectionReason | null
  /** The delivery note, or the note of a correction; null if there is none. */
  note: string | null
  /** The operator or program; null if none is recorded. */
  by: string | null
  /** The correction that takes goods in back; null for other movements. */
  correction: CorrectionStart | null
}

/** A page of the changes of a product's stock, newest first. */
export interface StockMovementsView extends ListPage {
  rows: readonly StockMovementView[]
}
