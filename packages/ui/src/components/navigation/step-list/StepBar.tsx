import { Progress } from '../../feedback/progress'

export interface StepBarProps {
  /** The formatted step ("Step 2 of 5"). */
  text: string
  /** The formatted progress ("40%"). */
  percentText: string
  /** The progress, from 0 to 1. */
  fraction: number
  /** The step's title ("Contact Person Details"), part of the accessible name; the page shows it as its heading. */
  title: string
}

/** The progress in a process on phones, in place of the StepList: one line and a bar. */
export function StepBar({ text, percentText, fraction, title }: StepBarProps) {
  return <Progress label={text} detail={title} text={percentText} value={fraction} max={1} />
}
