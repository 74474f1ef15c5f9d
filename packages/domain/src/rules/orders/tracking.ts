/** A tracking number as carriers print it: letters, digits, spaces and hyphens (the contract's `tracking_number`). */
export const isTrackingNumber = (text: string): boolean => /^[a-z\d][a-z\d -]{0,59}$/i.test(text)

/** The stored tracking of a parcel, a link or a number, as the fields of the contract. */
export function toTracking(tracking: string | null): { tracking_url: string | null; tracking_number?: string } {
  return tracking !== null && isTrackingNumber(tracking)
    ? { tracking_url: null, tracking_number: tracking }
    : { tracking_url: tracking }
}
