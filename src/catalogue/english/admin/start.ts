// A new site: its first owner, and the steps to its first guest.

export const startEnglish = {
  'setup.title': 'Set up this site',
  'setup.intro':
    'Nobody runs this site yet. Choose how you sign in, and you become its owner. You can invite others afterwards.',
  'setup.signInFirst': 'Nobody runs this site yet. Sign in or register, come back here, and you become its owner.',
  'setup.asSignedIn': 'Nobody runs this site yet. You are signed in as {name}.',
  'setup.become': 'Become the owner',
  'setup.haveAccount': 'I already have an account',
  'setup.over':
    'This address no longer works: the site has an owner, or more than a day has passed. Restart a site without an owner, and it prints a new one.',
  'setup.addressUnproved': 'Please confirm your email address first. Then open this address again.',
  'start.title': 'Getting started',
  'start.progress': '{done} of {steps} steps are done. Take them in any order; each one can be changed later.',
  'start.allDone': 'Everything is done. This page stays here in case you want to look something up.',
  'start.done': 'Done',
  'start.open': 'Still to do',
  'start.optional': 'If it applies to you',
  'start.step':
    '{step, select, looks {Name and look} legal {Legal details} mail {Email} payments {Ways to pay} home {Your first home} taxes {Taxes} published {Publish a home} other {A trial booking}}',
  'start.looksDone': 'Your site is called {name}.',
  'start.looksOpen': 'Your site is still called {name} and has the look it came with.',
  'start.goToLooks': 'Choose name and look',
  'start.legalDone': 'Guests can read who runs the site.',
  'start.mailDone': 'Emails are sent.',
  'start.paymentsDone': 'Guests can pay online or by bank transfer.',
  'start.paidAtHome': 'You have chosen how guests pay.',
  'start.goToMethods': 'Choose ways to pay',
  'start.homeDone': '{homes, plural, one {You have entered # home.} other {You have entered # homes.}}',
  'start.taxesDone': 'Taxes are entered.',
  'start.taxesOpen': 'No taxes or levies are entered. If none are due where your homes are, leave it so.',
  'start.goToTaxes': 'Enter taxes',
  'start.publishedDone': '{homes, plural, one {Guests see # home.} other {Guests see # homes.}}',
  'start.bookingDone': 'The first booking has been made.',
  'start.bookingOpen':
    'Book a few nights yourself, as a guest would: read the emails, look at it under Bookings, and cancel it again.',
  'start.goToBooking': 'Book as a guest',
} as const
