import { Button } from '../../components/actions/button'
import { Link, NewTabLink } from '../../components/actions/link'
import { VisuallyHidden } from '../../components/content/visually-hidden'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import type { ParcelMarkDraft, ParcelView, StepUndo } from './order.view'

export interface ParcelsProps {
  parcels: readonly ParcelView[]
  /** The user marks a parcel; omit it without the permission. */
  onMark?: (event: ParcelMarkDraft) => void
  /** True while a parcel is being marked. */
  marking?: boolean
  /** The user undoes the last step of a parcel; omit it without the permission. */
  onUndo?: (event: StepUndo) => void
  /** The user corrects the carrier or the link of a parcel; omit it without the permission. */
  onCorrect?: (event: { parcel: string }) => void
}

/** The list of shipped parcels. */
export function Parcels({ parcels, onMark, marking = false, onUndo, onCorrect }: ParcelsProps) {
  const order = useWords(officeOrderWords)
  if (parcels.length === 0) {
    return <p className="rounded-lg border border-line bg-surface p-4 text-ink-muted">{order('order.noParcels')}</p>
  }
  return (
    <ul className="num rounded-lg border border-line bg-surface text-xs">
      {parcels.map(({ id, name, content, time, person, carrier, tracking, handedOver, delivered, slipHref, undo }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0 md:grid-cols-3">
          <span className="grid content-start">
            <b className="text-sm">{name}</b>
            <span className="text-ink-muted">{content}</span>
            {slipHref !== null && (
              <span className="print:hidden">
                <Link href={slipHref} label={order('order.slipOf', { parcel: name })}>
                  {order('order.slip')}
                </Link>
              </span>
            )}
          </span>
          <span className="grid content-start">
            {time}
            <span className="text-ink-muted">{person}</span>
          </span>
          <span className="grid content-start wrap-anywhere">
            <span>
              {carrier}{' '}
              {tracking?.href ? <NewTabLink href={tracking.href}>{tracking.text}</NewTabLink> : tracking?.text}
            </span>
            {onCorrect && (
              <span className="-ms-3 print:hidden">
                <Button variant="quiet" size="sm" disabled={marking} onPress={() => onCorrect({ parcel: id })}>
                  {order('correct')} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </span>
            )}
            {handedOver !== null && <span className="text-ink-muted">{handedOver}</span>}
            {delivered !== null && <span className="text-ink-muted">{delivered}</span>}
            {onMark && delivered === null && (
              <span className="flex flex-wrap gap-2 pt-1 print:hidden">
                {handedOver === null && (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={marking}
                    onPress={() => onMark({ parcel: id, state: 'handed_over' })}
                  >
                    {order('order.markHandedOver')} <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={marking}
                  onPress={() => onMark({ parcel: id, state: 'delivered' })}
                >
                  {order('order.markDelivered')} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                <span className="text-2xs text-ink-muted">{order('order.marksText')}</span>
              </span>
            )}
            {onUndo && undo !== null && (
              <span className="-ms-3 print:hidden">
                <Button variant="quiet" size="sm" disabled={marking} onPress={() => onUndo({ step: undo, parcel: id })}>
                  {order(`undo.${undo}`)} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
