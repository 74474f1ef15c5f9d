import { useId, useState, type FormEvent } from 'react'
import type { PaymentFault } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { DateField } from '../../components/forms/date-field'
import { TextField } from '../../components/forms/text-field'
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
  /** What is still to be paid as it is typed, and the check of a typed amount. Omit it for money that was paid back. */
  payment?: { due: string; faultOf: (amount: string) => PaymentFault | null }
  /** `amount` as typed; empty for money that was paid back. */
  onPay: (event: { on: string; amount: string }) => void
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
  payment,
  onPay,
  onClose,
}: PayDialogProps) {
  const orderText = useWords(officeOrderWords)
  const t = useWords(officeOrderOverlaysWords)
  const formId = useId()
  const [day, setDay] = useState(today)
  const [paid, setPaid] = useState(payment?.due ?? '')
  const isDayValid = day >= placedOn && day <= today
  const fault = payment?.faultOf(paid) ?? null
  const isValid = isDayValid && fault === null
  const faultText =
    fault === 'too_high' ? t('pay.too_high', { amount }) : fault === null ? undefined : t(`pay.${fault}`)
  const isPart = payment !== undefined && paid.trim() !== payment.due

  function send(event: FormEvent) {
    event.preventDefault()
    if (!busy && isValid) onPay({ on: day, amount: paid })
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
            {t(isPart ? 'pay.part' : kind === 'pay' ? 'pay.do' : 'payBack.do')}
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
        {payment && (
          <TextField
            label={t('pay.amount')}
            name="paidAmount"
            inputMode="decimal"
            hint={t('pay.amountHint', { amount })}
            value={paid}
            error={faultText}
            onChange={({ value }) => setPaid(value)}
          />
        )}
        <DateField
          label={t(`${kind}.on`)}
          name="paidOn"
          hint={t(`${kind}.onHint`)}
          min={placedOn}
          max={today}
          value={day}
          error={isDayValid ? undefined : t(day !== '' && day < placedOn ? 'pay.tooEarly' : 'pay.wrong')}
          onChange={({ value }) => setDay(value)}
        />
      </form>
    </Dialog>
  )
}
