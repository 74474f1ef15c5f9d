import { Progress } from '../progress'

export interface StepBarProps {
  /** Which step of how many, ready to show ("Step 2 of 5"). */
  text: string
  /** How far that is, ready to show ("40%"). */
  percentText: string
  /** How far that is, from 0 to 1. */
  fraction: number
  /** The title of the step ("Contact Person Details"): read with the bar, and headed by the page itself. */
  title: string
}

/** Where one is in a process, on phones: one line and a bar, in the place of the StepList. */
export function StepBar({ text, percentText, fraction, title }: StepBarProps) {
  return <Progress label={text} detail={title} text={percentText} value={fraction} max={1} />
}
