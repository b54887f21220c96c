@browser
Feature: Account menu

  Scenario: The own picture opens a menu with name and role
    Given Clara has signed in
    When she opens the account menu
    Then she sees "Clara Voss" in the account menu
    And she sees "Editor" in the account menu

  Scenario Outline: The account menu leads to <entry>
    Given Clara has signed in
    When she opens the account menu
    And she chooses "<entry>" in the account menu
    Then she sees the message "<message>"

    Examples:
      | entry              | message            |
      | Your profile       | Clara Voss         |
      | Language and theme | Language and theme |
      | Keyboard shortcuts | Keyboard shortcuts |

  Scenario: Signing out from the account menu
    Given Clara has signed in
    When she opens the account menu
    And she chooses "Sign out" in the account menu
    Then she is at the sign-in page
