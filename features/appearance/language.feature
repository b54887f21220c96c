@browser
Feature: The language of the application

  Scenario: Choosing German on the sign-in page
    Given a browser that speaks "en-GB"
    And somebody has opened the application
    Then the heading is "Sign in"
    When somebody chooses the language "Deutsch"
    Then the heading is "Anmelden"
    And the application speaks "de-DE" from "left" to "right"

  Scenario: Arabic runs from right to left
    Given somebody has opened the application
    When somebody chooses the language "العربية"
    Then the heading is "تسجيل الدخول"
    And the application speaks "ar-SA" from "right" to "left"

  Scenario: The choice lasts
    Given somebody has opened the application
    When somebody chooses the language "Deutsch"
    And somebody loads the page again
    Then the heading is "Anmelden"

  Scenario: Austrian German gets the German there is
    Given a browser that speaks "de-AT"
    And somebody has opened the application
    Then the application speaks "de-DE" from "left" to "right"

  Scenario: A language that is not there falls back to English
    Given a browser that speaks "fr-FR"
    And somebody has opened the application
    Then the heading is "Sign in"
    And the application speaks "en-US" from "left" to "right"

  Scenario: The account's language, and the names that the project has given
    Given somebody has opened the application
    When Petra signs in
    Then the heading is "Inhalte"
    And she can go to "Artikel, Ausgaben, Autoren, Orte, Rubriken, Rundbriefe, Schlagwörter, Sprachen, Startseite, Termine"
