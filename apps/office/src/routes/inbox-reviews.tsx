import { useWaitingReviews } from '@skafferi/domain/office'
import { ReviewsScreen } from '@skafferi/ui/office/inbox-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useInboxParts } from '../app/use-inbox-parts'

export default function InboxReviewsRoute() {
  const parts = useInboxParts()
  const { reviews, pending, problem, decide } = useWaitingReviews()
  const problemText = useOfficeProblem()
  return (
    <ReviewsScreen
      parts={parts}
      reviews={reviews}
      pending={pending}
      problem={problemText(problem)}
      onDecide={(decision) => void decide(decision)}
    />
  )
}
