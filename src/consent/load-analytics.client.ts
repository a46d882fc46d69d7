// What would load analytics once they are allowed (Spec 1: it exists, and is skipped).

/** What became of it. No install has an id to count under, so nothing is asked of anybody. */
export function loadAnalytics(id?: undefined): 'skipped: no id' {
  const outcome = 'skipped: no id'
  performance.mark('analytics', { detail: id ?? outcome })
  return outcome
}
