@browser
Feature: The language of the application

  Scenario Outline: Choosing a language changes the texts and the writing direction
    Given the browser language is "nl-NL"
    And the visitor has opened the application
    And the heading is "Sign in"
    When the visitor chooses the language "<language>"
    Then the heading is "<heading>"
    And the language is "<code>", written from "<from>" to "<to>"
    When the visitor chooses the language "English"
    Then the heading is "Sign in"
    And the language is "en-US", written from "left" to "right"

    Examples:
      | language | code  | from  | to    | heading |
      | Deutsch | de-DE | left | right | Anmelden |
      | Français | fr-FR | left | right | Se connecter |
      | Español | es-ES | left | right | Iniciar sesión |
      | 日本語 | ja-JP | left | right | サインイン |
      | العربية | ar-SA | right | left | تسجيل الدخول |

  Scenario: The chosen language is kept after a reload
    Given the visitor has opened the application
    When the visitor chooses the language "Deutsch"
    And the visitor reloads the page
    Then the heading is "Anmelden"

  Scenario: A regional variant falls back to its language
    Given the browser language is "de-AT"
    And the visitor has opened the application
    Then the language is "de-DE", written from "left" to "right"

  Scenario: An unsupported language falls back to English
    Given the browser language is "nl-NL"
    And the visitor has opened the application
    Then the heading is "Sign in"
    And the language is "en-US", written from "left" to "right"

  Scenario: A signed-in user sees the language of the account and translated collection names
    Given the visitor has opened the application
    When Petra signs in
    Then the heading is "Inhalte"
    And she sees the collections "Artikel, Autoren, Rubriken, Ausgaben, Schlagwörter, Orte, Termine, Rundbriefe, Startseite, Sprachen"
