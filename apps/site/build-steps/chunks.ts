/** The chunk that tracks a view before the application is there. */
export const TRACKING_CHUNK = "tracking";

/**
 * Which modules travel together; rolldown's `codeSplitting.groups`, in order of priority. What is in none of
 * them, such as the dialogs, is a chunk of its own or part of the one that needs it.
 */
export const chunks = [
  {
    // It must not pull any of the application in, so what the two share is here.
    name: TRACKING_CHUNK,
    priority: 3,
    test: /packages\/tracking\/|site\/app\/(tracking\/site-tracking|addresses|views)\.ts$/,
  },
  {
    name: "framework",
    priority: 2,
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  },
  {
    // Two dozen files of a kilobyte each would take turns on a slow line. The sections that one view alone shows
    // come with that view.
    name: "site",
    priority: 1,
    test: /site\/app\/(shell|sections\/([\w-]+\.tsx|demo-call|faq\/use-questions|illustration|rotation|ticker)|demo-gate|head|texts|icons|tracking|lead-form\/(dialog-link|lead-dialogs|load-lead-dialog|use-open-dialog))|packages\/(browser\/src\/[\w-]+\.ts|product|i18n\/src\/[\w-]+\.ts|ui\/src\/(badge|button|card|class-names|icons|language-switch|toast))/,
  },
];
