/** What the linter asks of every script, of the page and of its tests; names and types are tsc's business. */

import js from "@eslint/js";

export default [
  { ignores: ["static/vendor/", "build/", "dist/"] },
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off",
      "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "eqeqeq": "error",
      "no-implicit-coercion": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    // Read on their own, not as modules.
    files: ["static/js/boot.js", "static/js/service-worker.js"],
    languageOptions: { sourceType: "script" },
  },
  {
    // Whatever it declares at the top would belong to the whole page.
    files: ["static/js/boot.js"],
    rules: { "no-implicit-globals": "error" },
  },
];
