@memory
Feature: The page that somebody asked for
  An address may say where to go after the sign-in. It never leads out of the application, nor in circles.

  Scenario Outline: Pages of the application
    When Clara opens the address "/login?redirect=<redirect>"
    And Clara signs in
    Then the address is "<address>"

    Examples:
      | redirect                                   | address                          |
      | /collections/tags                          | /collections/tags                |
      | %2Fcollections%2Ftags%2F3                  | /collections/tags/3              |
      | %2Fcollections%2Farticles%3Fbookmark%3D3   | /collections/articles?bookmark=3 |

  Scenario Outline: Everything else is passed over
    When Clara opens the address "/login?redirect=<redirect>"
    Then she is at the sign-in page
    When Clara signs in
    Then she is at the overview

    Examples:
      | redirect                                     |
      | https://evil.example/collections             |
      | //evil.example                               |
      | %2F%2Fevil.example%2Fcollections             |
      | /%5Cevil.example                             |
      | %5C%5Cevil.example                           |
      | /%09/evil.example                            |
      | javascript:alert(1)                          |
      | data:text/html,hello                         |
      | /login                                       |
      | /logout                                      |
      | /reset-password?token=x                      |

  @browser
  Scenario: Who is in already goes straight there
    Given Clara has signed in
    When she opens the address "/login?redirect=/collections/tags"
    Then she is at the list "tags"
