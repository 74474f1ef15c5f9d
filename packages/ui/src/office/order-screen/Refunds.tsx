import type { OfficeRefundView } from './order.view'

export interface RefundsProps {
  refunds: readonly OfficeRefundView[]
}

/** The list of refunds with content, time, operator and reason. */
export function Refunds({ refunds }: RefundsProps) {
  return (
    <ul className="num rounded-lg border border-line bg-surface text-xs">
      {refunds.map(({ id, name, content, time, person, reason }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-2.5 last:border-b-0 md:grid-cols-3">
          <span className="grid">
            <b className="text-sm">{name}</b>
            <span className="text-ink-muted">{content}</span>
          </span>
          <span className="grid content-start">
            {time}
            <span className="text-ink-muted">{person}</span>
          </span>
          <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
        </li>
      ))}
    </ul>
  )
}
