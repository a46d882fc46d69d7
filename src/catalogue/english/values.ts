// English of what `values` says.

export const valuesEnglish = {
  // A moment on the clock of the home.
  'values.homeTime': '{when} (the home’s time)',
} as const
