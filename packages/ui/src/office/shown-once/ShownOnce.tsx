import { useState } from 'react'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface ShownOnceProps {
  /** Whom or what it is for, and that it is shown this once. */
  title: string
  /** What it is ("Link"). */
  label: string
  /** The secret itself. */
  value: string
  /** What is to be done with it. */
  text: string
}

/** Something secret that was just made, to be copied: it is shown this once. */
export function ShownOnce({ title, label, value, text }: ShownOnceProps) {
  const t = useWords(officeWords)
  const [copied, setCopied] = useState(false)
  return (
    <section aria-label={label} className="grid gap-3 rounded-lg bg-positive-quiet p-4 forced-colors:border">
      <p role="status" className="font-bold">
        {title}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <span className="min-w-0 flex-1">
          <TextField label={label} name="secret" value={value} readOnly />
        </span>
        <Button
          variant="secondary"
          onPress={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
        >
          {t(copied ? 'team.copied' : 'team.copy')}
        </Button>
      </div>
      <p className="text-xs">{text}</p>
    </section>
  )
}
