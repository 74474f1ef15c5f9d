import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button'
import { DateField } from '../../components/forms/date-field'
import { Dialog } from '../../components/overlays/dialog'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'

export interface PayDialogProps {
  /** `pay` for money that was received, `payBack` for money that was paid back. */
  kind: 'pay' | 'payBack'
  /** The order's number, the company, and the amount that is due or to be paid back. */
  number: string
  company: string
  amount: string
  /** Today in the shop's time zone, "2026-11-21". */
  today: string
  /** The day on which the order was placed, in the same form. */
  placedOn: string
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  onPay: (event: { on: string }) => void
  onClose: () => void
}

/** A dialog that records a payment, or money that was paid back, with its day. */
export function PayDialog({
  kind,
  number,
  company,
  amount,
  today,
  placedOn,
  busy,
  problem,
  onPay,
  onClose,
}: PayDialogProps) {
  const orderText = useWords(officeOrderWords)
  const t = useWords(officeOrderOverlaysWords)
  const formId = useId()
  const [day, setDay] = useState(today)
  const isValid = day >= placedOn && day <= today

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && isValid) onPay({ on: day })
  }

  return (
    <Dialog
      open
      title={kind === 'pay' ? t('pay.title', { number }) : t('payBack.title', { amount })}
      busy={busy}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('pay.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!isValid && !busy}
            busy={busy}
            busyLabel={orderText('order.paying')}
          >
            {orderText(kind === 'pay' ? 'order.pay' : 'payBack.do')}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid gap-3" onSubmit={send}>
        {problem !== null && (
          <p role="alert" className="font-medium text-critical">
            {problem}
          </p>
        )}
        <p>{t(`${kind}.text`, { amount, company, number })}</p>
        <DateField
          label={t(`${kind}.on`)}
          name="paidOn"
          hint={t(`${kind}.onHint`)}
          min={placedOn}
          max={today}
          value={day}
          error={isValid ? undefined : t(day !== '' && day < placedOn ? 'pay.tooEarly' : 'pay.wrong')}
          onChange={({ value }) => setDay(value)}
        />
      </form>
    </Dialog>
  )
}
