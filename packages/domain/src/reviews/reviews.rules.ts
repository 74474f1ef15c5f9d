/** Who wrote a review. */
export interface Reviewer {
  firstName: string
  lastName: string
  /** The name of the customer's company. */
  company: string
}

/** Shown where neither the customer nor the company has a name that may be shown. */
const nameless = 'Customer'

function mayBeShown(name: string): boolean {
  return name !== '' && !/\S@\S/.test(name)
}

/**
 * The name shown with a review: the customer's first and last name, else the company's (Specification (shopping) §6).
 * An e-mail address is never shown, not even where somebody gave it for a name.
 */
export function reviewerName({ firstName, lastName, company }: Reviewer): string {
  const names = [`${firstName.trim()} ${lastName.trim()}`.trim(), company.trim()]
  return names.find(mayBeShown) ?? nameless
}
