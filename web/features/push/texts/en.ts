export const en = {
  'push.title': 'Show them on this device',
  'push.text': 'A short message when one of these arrives while Applybox is not open.',
  'push.blocked': 'You blocked notifications from this site. Allow them in the browser’s settings first.',
  'push.unsupported':
    'This browser can’t show notifications here. Use https. On an iPhone, add the page to the home screen first.',
  'push.unreachable': 'The push service of this browser does not answer. Try again later.',
  'push.turnedOn': 'Notifications are on for this device',
  'push.turnedOff': 'Notifications are off',
} as const
